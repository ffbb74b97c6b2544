import { urgentAdvice } from '#shared/safety/urgent-advice.ts';
import type { AdviceRequest } from './advice-messages.ts';

/** Web worker that checks texts for emergencies: the rules take too long to compile beside a text field. */
addEventListener('message', ({ data, ports: [port] }: MessageEvent<AdviceRequest>) => {
  const { text, ...where } = data;
  port?.postMessage(urgentAdvice(text, where));
});
