import { prefs } from "./prefs";

let audio: AudioContext | null = null;

/** A short low tone: what was asked cannot be (FF-U8). */
export function beep(): void {
  if (!prefs.sound.value || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(196, now);
  tone.frequency.exponentialRampToValueAtTime(130, now + 0.16);
  loudness.gain.setValueAtTime(0.16, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.18);
  tone.connect(loudness).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.2);
}
