import { t } from '#web/lib/language/translate.ts';
/** Rear camera, at a resolution that is enough for a plate and that every phone supports. */
export const CAMERA_REQUEST = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 640, max: 1920 },
    height: { ideal: 480, max: 1080 },
  },
} satisfies MediaStreamConstraints;

/** Error messages by the browser's error name. Source: Media Capture and Streams, getUserMedia. */
const problems = new Map([
  ['NotAllowedError', t('Camera access is blocked. Allow it in your browser, or choose a photo.')],
  ['SecurityError', t('Camera access is blocked on this page. Choose a photo instead.')],
  ['NotFoundError', t('We couldn’t find a camera. Choose a photo instead.')],
  ['OverconstrainedError', t('We couldn’t find a suitable camera. Choose a photo instead.')],
  ['NotReadableError', t('Another app is using the camera. Close it and try again.')],
  ['AbortError', t('The camera stopped while starting. Try again.')],
]);

const INSECURE = t('The camera only works on secure pages (https). Choose a photo instead.');

/** Returns a message that explains why the camera did not start. */
export const cameraProblemOf = (error: unknown): string => {
  const isNamed = error instanceof Error || error instanceof DOMException;
  const known = isNamed ? (problems.get(error.name) ?? error.message) : '';
  return known || t('The camera didn’t start. Try again.');
};

/**
 * Opens the camera.
 * @param devices the browser's media devices; undefined if unsupported or on an insecure page
 * @param request constraints for the camera and resolution
 * @throws Error the browser's error, for `cameraProblemOf`
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

/** Turns off the camera and its light. */
export const stopCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/**
 * Calls back when a running camera ends by itself: unplugged, taken by the system, or permission revoked.
 * @returns function that stops listening
 */
export const onCameraEnded = (stream: MediaStream, onEnded: () => void): (() => void) => {
  const tracks = stream.getTracks();
  for (const track of tracks) track.addEventListener('ended', onEnded);
  return () => {
    for (const track of tracks) track.removeEventListener('ended', onEnded);
  };
};
