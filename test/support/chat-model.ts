import { LLMock } from '@copilotkit/aimock';

/** An answer of a scripted model. */
export type Scripted =
  | string
  | { calls: [name: string, args: object | string][]; text?: string }
  | { status: number }
  | { text: string; finish: 'length' };

interface SentMessage {
  role: string;
  content: string | null;
}

/** A request to a scripted model. */
export interface ChatRequest {
  messages: SentMessage[];
  tools?: { function: { name: string; parameters: object } }[];
  max_completion_tokens?: number;
}

const responseOf = (answer: Scripted) => {
  if (typeof answer === 'string') return { content: answer };
  if ('status' in answer) return { error: { message: 'scripted', type: 'scripted' }, status: answer.status };
  if ('finish' in answer) return { content: answer.text, finishReason: answer.finish };
  const toolCalls = answer.calls.map(([name, args]) => ({
    name,
    arguments: typeof args === 'string' ? args : JSON.stringify(args),
  }));
  return answer.text === undefined ? { toolCalls } : { content: answer.text, toolCalls };
};

/** Starts a model with OpenAI's API that streams scripted answers. */
export const startChatModel = async () => {
  const mock = new LLMock({ port: 0, host: '127.0.0.1', logLevel: 'silent', chunkSize: 8 });
  await mock.start();
  let asked: ChatRequest[] = [];
  const times: number[] = [];

  return {
    baseUrl: `${mock.url}/v1`,
    /** Scripts the answers in order; the last one repeats. @param pace ms to the first piece, pieces per second */
    says: (answers: readonly Scripted[], pace?: { ttft: number; tps: number }): void => {
      let turn = 0;
      asked = [];
      mock.clearFixtures();
      mock.on(
        { endpoint: 'chat' },
        (request) => {
          asked.push(request as ChatRequest);
          times.push(performance.now());
          turn += 1;
          return responseOf(answers[Math.min(turn, answers.length) - 1] ?? '');
        },
        pace && { streamingProfile: pace },
      );
    },
    /** Requests since the last script. */
    asked: (): ChatRequest[] => asked,
    /** Times of the requests since the start, in ms as in `performance.now()`. */
    askedAt: (): readonly number[] => times,
    stop: () => mock.stop(),
  };
};

export type ChatModel = Awaited<ReturnType<typeof startChatModel>>;
