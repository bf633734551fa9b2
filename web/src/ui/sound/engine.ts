import { RECIPES, type Layer, type SoundName } from "./recipes";

/** Sounds at one time. More would be one noise. */
export const VOICES = 8;
/** The same sound is not heard twice within this time, in seconds. */
export const APART = 0.04;
/** Largest deviation of a sound from its written pitch, as a part of it: no two steps are quite alike. */
const SPREAD = 0.03;
/** Gain behind the limiter, which lifts soft sounds: with it the output stays below full scale. */
const LOUDEST = 0.5;
/** A fade ends at this part of the peak, as an exponential curve never reaches 0; the rest goes in a moment. */
const FADED = 0.01;
const MOMENT = 0.01;
/** Seconds without a sound until the audio device rests. A running one keeps a phone's sound chip awake. */
export const REST = 20;

/** Sound synthesiser: plays recipes with the Web Audio API. */
export class Engine {
  private readonly limiter: DynamicsCompressorNode;
  private readonly master: GainNode;
  private readonly hiss: AudioBuffer;
  /** The last start of each sound, and the ends of those that sound now, in seconds of the context's clock. */
  private readonly begun = new Map<SoundName, number>();
  private ends: number[] = [];
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly context: AudioContext) {
    this.limiter = context.createDynamicsCompressor();
    this.limiter.threshold.value = -12;
    this.limiter.ratio.value = 20;
    this.limiter.attack.value = 0.002;
    this.limiter.release.value = 0.15;
    this.master = context.createGain();
    this.limiter.connect(this.master).connect(context.destination);
    this.hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = this.hiss.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  }

  /** Plays the weightiest of these sounds at this volume, 0 to 1. */
  play(names: readonly SoundName[], volume: number): void {
    const name = weightiest(names);
    const now = this.context.currentTime;
    if (name === null || now - (this.begun.get(name) ?? -1) < APART) return;
    this.ends = this.ends.filter((end) => end > now);
    const { weight, gain, layers } = RECIPES[name];
    // A call to the player is never lost in a crowd.
    if (this.ends.length >= VOICES && weight < 3) return;
    this.begun.set(name, now);
    this.ends.push(now + length(layers));
    // Loudness is heard in steps that grow: half the slider is then half as loud.
    this.master.gain.setValueAtTime(LOUDEST * volume * volume, now);
    const pitch = 1 + SPREAD * (Math.random() * 2 - 1) * (weight < 2 ? 1 : 0);
    for (const layer of layers) for (const at of layer.at) this.sound(layer, now + at, pitch, gain);
    this.rest();
  }

  /** Lets one layer sound once. */
  private sound(layer: Layer, begin: number, pitch: number, gain: number): void {
    const end = begin + layer.lasts;
    const loudness = this.context.createGain();
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(layer.peak * gain, begin + layer.rises);
    loudness.gain.exponentialRampToValueAtTime(layer.peak * gain * FADED, end);
    loudness.gain.linearRampToValueAtTime(0, end + MOMENT);
    loudness.connect(this.limiter);
    const { source, frequency } =
      layer.wave === "noise" ? this.band(layer, loudness) : this.tone(layer, loudness);
    const [from, to] = typeof layer.hz === "number" ? [layer.hz, layer.hz] : layer.hz;
    frequency.setValueAtTime(from * pitch, begin);
    frequency.exponentialRampToValueAtTime(to * pitch, end);
    if (layer.trill !== undefined) this.trill(layer.trill, frequency, begin, end);
    source.start(begin);
    source.stop(end + MOMENT);
  }

  private tone({ wave }: Layer, loudness: GainNode): { source: OscillatorNode; frequency: AudioParam } {
    const source = this.context.createOscillator();
    source.type = wave as OscillatorType;
    source.connect(loudness);
    return { source, frequency: source.frequency };
  }

  private band(
    { narrow }: Layer,
    loudness: GainNode,
  ): { source: AudioBufferSourceNode; frequency: AudioParam } {
    const source = this.context.createBufferSource();
    const filter = this.context.createBiquadFilter();
    source.buffer = this.hiss;
    source.loop = true;
    filter.type = narrow === undefined ? "lowpass" : "bandpass";
    filter.Q.value = narrow ?? 0.7;
    source.connect(filter).connect(loudness);
    return { source, frequency: filter.frequency };
  }

  private trill(
    [rate, depth]: readonly [number, number],
    pitch: AudioParam,
    begin: number,
    end: number,
  ): void {
    const swing = this.context.createOscillator();
    const reach = this.context.createGain();
    swing.frequency.value = rate;
    reach.gain.value = depth;
    swing.connect(reach).connect(pitch);
    swing.start(begin);
    swing.stop(end);
  }

  private rest(): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => void this.context.suspend(), REST * 1000);
  }
}

/** Seconds until the last layer has faded. */
export function length(layers: readonly Layer[]): number {
  return Math.max(...layers.map(({ at, lasts }) => Math.max(...at) + lasts));
}

function weightiest(names: readonly SoundName[]): SoundName | null {
  let best: SoundName | null = null;
  for (const name of names) if (best === null || RECIPES[name].weight > RECIPES[best].weight) best = name;
  return best;
}
