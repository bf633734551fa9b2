/** Calls for pictures of the screen: one when something changed, and more only while something moves. */
export class Frames {
  private asked: number | null = null;
  private over = false;

  /** `draw` is told the time, and says whether something still moves. */
  constructor(private readonly draw: (now: number) => boolean) {}

  /** Draws at the next picture of the screen. */
  wake(): void {
    if (this.over || this.asked !== null) return;
    this.asked = requestAnimationFrame((now) => {
      this.asked = null;
      if (this.draw(now)) this.wake();
    });
  }

  /** Draws no longer. */
  stop(): void {
    this.over = true;
    if (this.asked !== null) cancelAnimationFrame(this.asked);
  }
}
