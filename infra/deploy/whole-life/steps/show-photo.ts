import { photoRoutes } from '#shared/photos/routes.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import { errorEnvelope } from '#shared/errors/envelope.ts';
import { routesAs, sendAs } from '../api-of.ts';
import { seconds } from '../seconds.ts';
import type { Step } from '../step.ts';
import { answerQuestions } from './answer-questions.ts';
import { walkPhoto } from './walk-photo.ts';

/** What the analysis answers without a model. The photo is checked and stored before. */
const WITHOUT_MODEL = new Set(['CONSENT_NEEDED', 'VISION_NOT_CONFIGURED']);

export const showPhoto: Step = {
  name: 'Walk: show a photo',
  limitMs: seconds(60),
  look: 'the logs of `photos-index` and `scan-index`, and the key of photo URLs',
  needs: [answerQuestions],
  run: async (context) => {
    const { outside, signal } = context;
    const call = routesAs(context);
    const wanted = { content_type: 'image/jpeg', size: walkPhoto.length };
    const { id, key, ...form } = await call(photoRoutes.create, photoRoutes.create.path, wanted);
    const sent = await outside.upload(form, new Blob([walkPhoto], { type: 'image/jpeg' }), signal);
    if (sent >= 300) throw new Error(`the photo bucket answered ${sent} to the upload`);
    const { method, path } = scanRoutes.analyze;
    const { status, body } = await sendAs(context)(method, path, { image: key });
    const code = errorEnvelope.safeParse(body).data?.code ?? 'no code';
    if (!WITHOUT_MODEL.has(code)) throw new Error(`${method} ${path} answered ${status} with ${code}`);
    const { image_url } = await call(photoRoutes.read, photoRoutes.read.path.replace('{id}', id));
    const shown = await outside.download(image_url, signal);
    if (shown.status !== 200) throw new Error(`the signed URL of the photo answered ${shown.status}`);
    if (Buffer.compare(shown.bytes, walkPhoto) !== 0) throw new Error('the shown photo is another one');
    return 'uploaded, and served by its signed URL';
  },
};
