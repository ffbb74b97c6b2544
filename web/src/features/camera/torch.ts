/** Flashlight capability in browsers that support it (Media Capture and Streams, image capture extensions). */
interface LampCapabilities extends MediaTrackCapabilities {
  torch?: boolean;
}

const trackOf = (stream: MediaStream): MediaStreamTrack | undefined => stream.getVideoTracks()[0];

/** Returns whether the camera has a flashlight. */
export const hasTorch = (stream: MediaStream): boolean => {
  const track = trackOf(stream);
  const capabilities: LampCapabilities | undefined = track?.getCapabilities?.();
  return capabilities?.torch === true;
};

/** Switches the flashlight. @throws the browser's error if that fails */
export const setTorch = async (stream: MediaStream, on: boolean): Promise<void> => {
  const constraints = { advanced: [{ torch: on }] } as unknown as MediaTrackConstraints;
  await trackOf(stream)?.applyConstraints(constraints);
};
