const EVERY_MS = 80;
/** Level of a voice close to the microphone, which counts as full. Root mean square of samples between -1 and 1. */
const LOUD = 0.2;

const levelOf = (samples: Float32Array): number => {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  // Loudness is perceived logarithmically: the square root spreads quiet voices.
  return Math.min(1, Math.sqrt(Math.sqrt(power) / LOUD));
};

/**
 * Reports a microphone's volume, 0 to 1, about twelve times per second. Reports nothing if the browser cannot measure
 * it.
 * @returns function that stops it
 */
export const followLevel = (stream: MediaStream, onLevel: (level: number) => void): (() => void) => {
  if (typeof AudioContext === 'undefined') return () => undefined;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const looking = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(levelOf(samples));
  }, EVERY_MS);
  return () => {
    clearInterval(looking);
    void context.close();
  };
};
