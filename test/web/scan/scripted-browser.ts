import { afterEach, beforeEach, vi } from 'vitest';
import { forwardTo } from '#test/support/open-for-tests.ts';

/** Creates a camera stream that records whether it is running, and can be unplugged. */
export const createStream = () => {
  const stream = {
    active: true,
    unplug: () => track.dispatchEvent(new Event('ended')),
    getTracks: () => [track],
  };
  const stop = (): void => {
    stream.active = false;
  };
  const track = Object.assign(new EventTarget(), { stop });
  return stream;
};

/** Sets whether the page is visible. */
export const setPageHidden = (hidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Sets `navigator.mediaDevices`; undefined for a browser without cameras. */
export const setMediaDevices = (value: object | undefined): void => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value });
};

type Status = number | 'silent';

interface Upload {
  url: string;
  form: FormData;
  /** How long the page waits, in ms. */
  limit: number;
  timeOut: () => void;
}

/** Adds the browser features that jsdom lacks: camera, video frames, canvas, object URLs and uploads. */
export const scriptBrowser = () => {
  const stream = createStream();
  const frame = { width: 1920, height: 1080 };
  const camera = vi.fn<MediaDevices['getUserMedia']>(() => {
    stream.active = true;
    return Promise.resolve(stream as unknown as MediaStream);
  });
  const drawn = vi.fn();
  const encoded = vi.fn<HTMLCanvasElement['toBlob']>((give) =>
    give(new Blob(['jpeg'], { type: 'image/jpeg' })),
  );
  const uploads: Upload[] = [];
  /** Status of each upload; 'silent' never responds. */
  const upload = { status: 204 as Status, statusOf: (_index: number): Status => upload.status };

  setMediaDevices({ getUserMedia: camera });
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockImplementation(() => frame.width);
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockImplementation(() => frame.height);
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
  const paper = { fillStyle: '', fillRect: vi.fn(), drawImage: drawn, getImageData: vi.fn(() => ({})) };
  context.mockReturnValue(paper as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(encoded);
  const decode = vi.fn(() => Promise.resolve({ width: 3000, height: 4001, close: vi.fn() }));
  vi.stubGlobal('createImageBitmap', decode);
  vi.stubGlobal('isSecureContext', true);
  const revoked = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: revoked }));

  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
      status = 0;
      timeout = 0;
      responseText = '';
      url = '';
      onload?: () => void;
      onloadend?: () => void;
      onabort?: () => void;
      ontimeout?: () => void;
      open(_method: string, url: string) {
        this.url = url;
      }
      abort() {
        this.onabort?.();
        this.onloadend?.();
      }
      send(form: FormData) {
        const status = upload.statusOf(uploads.length);
        uploads.push({ url: this.url, form, limit: this.timeout, timeOut: () => this.ontimeout?.() });
        this.upload.onprogress?.({ loaded: 1, total: 2 });
        if (status === 'silent') return;
        this.status = status;
        queueMicrotask(() => {
          this.onload?.();
          this.onloadend?.();
        });
      }
    },
  );
  return { stream, frame, camera, drawn, paper, encoded, context, decode, revoked, uploads, upload };
};

/** Adds the browser features before each test of a file, and removes them afterwards. */
export const useScriptedBrowser = (): ReturnType<typeof scriptBrowser> => {
  let browser: ReturnType<typeof scriptBrowser>;
  beforeEach(() => {
    browser = scriptBrowser();
  });
  afterEach(() => vi.restoreAllMocks());
  return forwardTo(() => browser);
};

/** Lets the camera wait for permission. @returns grants it */
export const delayCamera = ({
  camera,
  stream,
}: Pick<ReturnType<typeof scriptBrowser>, 'camera' | 'stream'>): (() => void) => {
  let grant = () => undefined as void;
  camera.mockReturnValue(new Promise((resolve) => (grant = () => resolve(stream as unknown as MediaStream))));
  return () => grant();
};
