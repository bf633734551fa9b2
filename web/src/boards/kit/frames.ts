/** Animation frames: one when something changed, and more only while something moves. */
export class Frames {
  private asked: number | null = null;
  private over = false;

  /** `draw` gets the time in milliseconds and returns true while something still moves. */
  constructor(private readonly draw: (now: number) => boolean) {}

  /** Draw at the next animation frame. */
  wake(): void {
    if (this.over || this.asked !== null) return;
    this.asked = requestAnimationFrame((now) => {
      this.asked = null;
      if (this.draw(now)) this.wake();
    });
  }

  /** Stop drawing. */
  stop(): void {
    this.over = true;
    if (this.asked !== null) cancelAnimationFrame(this.asked);
  }
}
