/** The lamp beside a camera, as browsers that have it tell (Media Capture and Streams, image capture extensions). */
interface LampCapabilities extends MediaTrackCapabilities {
  torch?: boolean;
}

const trackOf = (stream: MediaStream): MediaStreamTrack | undefined => stream.getVideoTracks()[0];

/** Whether there is a lamp that can be switched on. */
export const hasTorch = (stream: MediaStream): boolean => {
  const track = trackOf(stream);
  const capabilities: LampCapabilities | undefined = track?.getCapabilities?.();
  return capabilities?.torch === true;
};

/** Switches the lamp. @throws what the browser says where it does not obey */
export const setTorch = async (stream: MediaStream, on: boolean): Promise<void> => {
  const constraints = { advanced: [{ torch: on }] } as unknown as MediaTrackConstraints;
  await trackOf(stream)?.applyConstraints(constraints);
};
