const EVERY_MS = 300;
const TONE_HERTZ = 440;
const TONE_LOUDNESS = 0.2;
const TONE_SECONDS = 1.5;

/** Measures how loud a microphone is, several times a second. Returns what ends it. */
export function measure(stream: MediaStream, onLoudness: (loudness: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const squares = samples.reduce((sum, sample) => sum + sample * sample, 0);
    onLoudness(Math.sqrt(squares / samples.length));
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

/** Plays a tone to hear whether the loudspeaker works. */
export function playTone(onEnd: () => void) {
  const context = new AudioContext();
  const oscillator = new OscillatorNode(context, { frequency: TONE_HERTZ });
  const gain = new GainNode(context, { gain: TONE_LOUDNESS });
  oscillator.connect(gain).connect(context.destination);
  oscillator.addEventListener('ended', () => {
    void context.close();
    onEnd();
  });
  oscillator.start();
  oscillator.stop(context.currentTime + TONE_SECONDS);
}
