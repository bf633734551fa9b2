import { vi } from "vitest";

/** A parameter that takes any change. */
const param = (): object => ({
  value: 0,
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
  setTargetAtTime: vi.fn(),
});

const node = (more: object = {}): object => ({ connect: (to: unknown) => to, ...more });

/** A device without a loudspeaker: it keeps the contexts that were made, and counts what was begun in each. */
export class FakeAudio {
  static made: FakeAudio[] = [];
  state = "running";
  currentTime = 0;
  sampleRate = 8;
  destination = node();
  /** Oscillators and noises that were begun. */
  begun = 0;
  resume = vi.fn(() => {
    this.state = "running";
    return Promise.resolve();
  });
  suspend = vi.fn(() => {
    this.state = "suspended";
    return Promise.resolve();
  });

  constructor() {
    FakeAudio.made.push(this);
  }

  private source(more: object): object {
    return node({ start: () => (this.begun += 1), stop: vi.fn(), ...more });
  }

  createGain = (): object => node({ gain: param() });
  createDynamicsCompressor = (): object =>
    node({ threshold: param(), ratio: param(), attack: param(), release: param() });
  createBiquadFilter = (): object => node({ frequency: param(), Q: param() });
  createOscillator = (): object => this.source({ frequency: param() });
  createBufferSource = (): object => this.source({});
  createBuffer = (_: number, length: number): object => {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  };
}
