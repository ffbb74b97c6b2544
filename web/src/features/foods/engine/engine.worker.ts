import { tableIntegrity, tableUrl } from 'virtual:food-table';
import { answerRequests } from './answer-requests.ts';
import type { EngineRequest } from './engine-messages.ts';
import { loadTable } from './load-table.ts';

/** Web worker that reads texts about food, without a request and without blocking the page. */
const answer = answerRequests(
  () => loadTable(tableUrl, tableIntegrity),
  (response) => postMessage(response),
);

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => void answer(data));
