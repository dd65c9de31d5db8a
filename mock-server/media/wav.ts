import { randomOf } from './pattern.ts';

const rate = 8000;
const seconds = 3;

/** Major pentatonic: its notes sound well in any order. */
const scale = [0, 2, 4, 7, 9, 12, 14, 16];
const roots = [220, 246.94, 261.63, 293.66];

interface Note {
  start: number;
  frequency: number;
  decay: number;
}

/** Seven notes that move along the scale in small steps and end on the root. */
function melody(id: number): Note[] {
  const random = randomOf(`melody ${id}`);
  const root = roots[Math.floor(random() * roots.length)] ?? 220;
  const beat = 0.27 + random() * 0.05;
  let step = 2 + Math.floor(random() * 4);
  return Array.from({ length: 7 }, (_, index) => {
    const last = index === 6;
    step = Math.min(Math.max(step + Math.floor(random() * 5) - 2, 0), scale.length - 1);
    const semitones = last ? 0 : (scale[step] ?? 0);
    return { start: index * beat, frequency: root * 2 ** (semitones / 12), decay: last ? 3.2 : 5.5 };
  });
}

/** Three seconds of 8-bit mono PCM: a short melody that depends on the number. */
export function wav(id: number): Buffer {
  const length = rate * seconds;
  const sound = new Float64Array(length);
  for (const { start, frequency, decay } of melody(id))
    for (let index = Math.round(start * rate); index < length; index++) {
      const time = index / rate - start;
      // A short attack prevents a click at the start of a note.
      const level = Math.min(time / 0.012, 1) * Math.exp(-decay * time);
      const turn = 2 * Math.PI * frequency * time;
      sound[index] = (sound[index] ?? 0) + level * (Math.sin(turn) + 0.28 * Math.sin(2 * turn));
    }
  const peak = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const file = Buffer.alloc(44 + length);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + length, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(length, 40);
  for (let index = 0; index < length; index++) {
    const fade = Math.min((length - index) / (rate * 0.25), 1);
    file[44 + index] = 128 + Math.round(((sound[index] ?? 0) / peak) * fade * 112);
  }
  return file;
}
