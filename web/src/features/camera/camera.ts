import { t } from '#web/lib/language/translate.ts';
/** The camera that looks away from the person, at a size that is enough for a plate and that any phone can give. */
export const CAMERA_REQUEST = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 640, max: 1920 },
    height: { ideal: 480, max: 1080 },
  },
} satisfies MediaStreamConstraints;

/** By the name of the browser's error. Source: Media Capture and Streams, getUserMedia. */
const problems = new Map([
  ['NotAllowedError', t('The camera may not be used. Allow it in the browser, or choose a photo.')],
  ['SecurityError', t('The camera may not be used on this page. Please choose a photo.')],
  ['NotFoundError', t('No camera was found. Please choose a photo.')],
  ['OverconstrainedError', t('No camera that fits was found. Please choose a photo.')],
  ['NotReadableError', t('Another app is using the camera. Close it and try again.')],
  ['AbortError', t('The camera stopped while it was starting. Please try again.')],
]);

const INSECURE = t('The camera works on secure pages (https) only. Please choose a photo.');

/** A sentence for the person on why the camera did not start. */
export const cameraProblemOf = (error: unknown): string => {
  const isNamed = error instanceof Error || error instanceof DOMException;
  const known = isNamed ? (problems.get(error.name) ?? error.message) : '';
  return known || t('The camera did not start. Please try again.');
};

/**
 * Asks for the camera.
 * @param devices the browser's media devices; undefined where it has none, or on an insecure page
 * @param request what kind of camera, and how large a picture
 * @throws Error what the browser says, for `cameraProblemOf`
 */
export const openCamera = async (
  devices: MediaDevices | undefined,
  request: MediaStreamConstraints = CAMERA_REQUEST,
): Promise<MediaStream> => {
  if (!devices?.getUserMedia) {
    throw new Error(window.isSecureContext ? t('Camera not supported by this browser') : INSECURE);
  }
  return devices.getUserMedia(request);
};

/** Turns the camera, and its light, off. */
export const stopCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/**
 * Follows a running camera until it ends of itself: unplugged, taken by the system, or its permission withdrawn.
 * @returns how to stop following
 */
export const onCameraEnded = (stream: MediaStream, tell: () => void): (() => void) => {
  const tracks = stream.getTracks();
  for (const track of tracks) track.addEventListener('ended', tell);
  return () => {
    for (const track of tracks) track.removeEventListener('ended', tell);
  };
};
