/** The used parts of the browser's Prompt API. Source: https://webmachinelearning.github.io/prompt-api/ */
export type DeviceAvailability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface Expected {
  type: 'text' | 'image';
  languages?: string[];
}

export type PromptPart = { type: 'text'; value: string } | { type: 'image'; value: Blob };

interface CoreOptions {
  expectedInputs: Expected[];
  expectedOutputs: Expected[];
}

interface CreateOptions extends CoreOptions {
  initialPrompts: { role: 'system'; content: string }[];
  /** `loaded` of its 'downloadprogress' events goes from 0 to 1. */
  monitor: (target: EventTarget) => void;
  signal: AbortSignal;
}

interface DeviceSession {
  prompt: (
    messages: { role: 'user'; content: PromptPart[] }[],
    options: { responseConstraint: object; signal: AbortSignal },
  ) => Promise<string>;
  destroy: () => void;
}

export interface PromptApi {
  availability: (options: CoreOptions) => Promise<DeviceAvailability>;
  create: (options: CreateOptions) => Promise<DeviceSession>;
}

/** Options of a session: text and pictures in, text out. The availability check and the session must use the same. */
export const looksAtPictures: CoreOptions = {
  expectedInputs: [{ type: 'text', languages: ['en'] }, { type: 'image' }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

/** Returns the browser's built-in language model; null if unsupported. */
export const promptApi = (): PromptApi | null =>
  'LanguageModel' in globalThis
    ? ((globalThis as { LanguageModel?: PromptApi }).LanguageModel ?? null)
    : null;
