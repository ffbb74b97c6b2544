const EVERY_MS = 80;
/** A voice near the microphone; louder is full. Root mean square of samples between -1 and 1. */
const LOUD = 0.2;

const levelOf = (samples: Float32Array): number => {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  // Ears hear ratios: the square root spreads soft voices.
  return Math.min(1, Math.sqrt(Math.sqrt(power) / LOUD));
};

/**
 * Tells how loud a microphone is, 0 to 1, some twelve times a second. Where the browser cannot measure, nothing is told.
 * @returns how to stop
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
