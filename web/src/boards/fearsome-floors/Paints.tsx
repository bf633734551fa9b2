import type { JSX } from "preact";

/** Colours that things in the hall are made of. */
export function Paints(): JSX.Element {
  return (
    <defs>
      <linearGradient id="ff-wood" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#6b4a33" />
        <stop offset="0.5" stop-color="#4d3323" />
        <stop offset="1" stop-color="#352115" />
      </linearGradient>
      <radialGradient id="ff-exit">
        <stop offset="0" stop-color="#cfe8ff" stop-opacity="0.85" />
        <stop offset="0.55" stop-color="#8fb8e0" stop-opacity="0.35" />
        <stop offset="1" stop-color="#8fb8e0" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="ff-entrance">
        <stop offset="0" stop-color="#ffd58a" stop-opacity="0.75" />
        <stop offset="0.55" stop-color="#e89a3c" stop-opacity="0.28" />
        <stop offset="1" stop-color="#e89a3c" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="ff-gloom" cx="0.5" cy="0.5" r="0.62">
        <stop offset="0.35" stop-color="#120a18" stop-opacity="0" />
        <stop offset="0.8" stop-color="#120a18" stop-opacity="0.3" />
        <stop offset="1" stop-color="#120a18" stop-opacity="0.55" />
      </radialGradient>
      <radialGradient id="ff-blood" cx="0.38" cy="0.3" r="0.9">
        <stop offset="0" stop-color="#c0202c" />
        <stop offset="0.45" stop-color="#8f0d1b" />
        <stop offset="1" stop-color="#4c040d" />
      </radialGradient>
      <linearGradient id="ff-granite" x1="0" y1="0" x2="0.6" y2="1">
        <stop offset="0" stop-color="#efeae0" />
        <stop offset="0.5" stop-color="#cbc3b5" />
        <stop offset="1" stop-color="#a39a8b" />
      </linearGradient>
      <linearGradient id="ff-crystal" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#f2ffff" stop-opacity="0.95" />
        <stop offset="0.5" stop-color="#9fe3ee" stop-opacity="0.8" />
        <stop offset="1" stop-color="#3f9fb5" stop-opacity="0.85" />
      </linearGradient>
      <radialGradient id="ff-fur" cx="0.4" cy="0.3" r="0.8">
        <stop offset="0" stop-color="#a9c24c" />
        <stop offset="0.5" stop-color="#6d8a2b" />
        <stop offset="1" stop-color="#33470f" />
      </radialGradient>
      <linearGradient id="ff-sheen" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity="0.34" />
        <stop offset="0.5" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#000" stop-opacity="0.22" />
      </linearGradient>
    </defs>
  );
}
