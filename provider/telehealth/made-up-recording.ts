const RATE = 8_000;
const TONE_SECONDS = 0.4;

/** The text beside a recording in which nobody speaks. */
export const TRANSCRIPT = 'Nagranie do prób: trzy sygnały dźwiękowe, coraz wyższe. Nikt nic nie mówi.';

/** A WAV file of tones, one after another: 8-bit mono. */
export function tones(frequencies: readonly number[] = [440, 554, 659]) {
  const samples = frequencies.flatMap((frequency) =>
    Array.from({ length: RATE * TONE_SECONDS }, (_, index) =>
      Math.round(128 + 60 * Math.sin((2 * Math.PI * frequency * index) / RATE)),
    ),
  );
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, Buffer.from(samples)]);
}
