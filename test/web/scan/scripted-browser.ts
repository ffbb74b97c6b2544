import { vi } from 'vitest';

/** A camera stream that remembers whether it still runs. */
export const createStream = () => {
  const stream = {
    active: true,
    getTracks: () => [
      {
        stop: () => {
          stream.active = false;
        },
      },
    ],
  };
  return stream;
};

/** What `navigator` says of cameras; undefined for a browser without. */
export const setMediaDevices = (value: object | undefined): void => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value });
};

/** The parts of a browser that jsdom lacks: camera, video frames, canvas, object URLs and uploads. */
export const scriptBrowser = () => {
  const stream = createStream();
  const frame = { width: 1920, height: 1080 };
  const camera = vi.fn<MediaDevices['getUserMedia']>(() => Promise.resolve(stream as unknown as MediaStream));
  const drawn = vi.fn();
  const encoded = vi.fn<HTMLCanvasElement['toBlob']>((give) =>
    give(new Blob(['jpeg'], { type: 'image/jpeg' })),
  );
  const uploads: { url: string; form: FormData }[] = [];
  const upload = { status: 204 };

  setMediaDevices({ getUserMedia: camera });
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockImplementation(() => frame.width);
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockImplementation(() => frame.height);
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
  context.mockReturnValue({ fillRect: vi.fn(), drawImage: drawn } as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(encoded);
  const decode = vi.fn(() => Promise.resolve({ width: 3000, height: 4001, close: vi.fn() }));
  vi.stubGlobal('createImageBitmap', decode);
  const revoked = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: revoked }));

  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
      status = 0;
      responseText = '';
      url = '';
      onload?: () => void;
      onloadend?: () => void;
      open(_method: string, url: string) {
        this.url = url;
      }
      abort() {
        this.onloadend?.();
      }
      send(form: FormData) {
        uploads.push({ url: this.url, form });
        this.upload.onprogress?.({ loaded: 1, total: 2 });
        this.status = upload.status;
        queueMicrotask(() => {
          this.onload?.();
          this.onloadend?.();
        });
      }
    },
  );
  return { stream, frame, camera, drawn, encoded, context, decode, revoked, uploads, upload };
};
