/** Behavior of a stand-in for the browser's model. Plain data, so that a journey can pass it to a page. */
export interface DeviceScript {
  availability: 'unavailable' | 'downloadable' | 'downloading' | 'available';
  /** Answers to the prompts in order; the last one repeats. */
  answers: string[];
  /** Download progress values reported before the model is ready. */
  download?: number[];
  /** Whether it never becomes ready. */
  hangs?: boolean;
  /** Name of the DOMException that `create` throws. */
  createFails?: string;
}

/**
 * Installs a stand-in for the browser's Prompt API (`LanguageModel`, as in Chrome 148) in the current page. A single
 * function without imports, so that a journey can run it in a page.
 */
export const standInForDeviceModel = (script: DeviceScript) => {
  const asked = {
    availability: [] as unknown[],
    created: [] as { initialPrompts: { role: string; content: string }[] }[],
    prompts: [] as { messages: unknown; responseConstraint: object }[],
    destroyed: 0,
    aborted: 0,
  };
  const needsPictures = (options: { expectedInputs?: { type: string }[] } | undefined): void => {
    if (!options?.expectedInputs?.some(({ type }) => type === 'image'))
      throw new TypeError('No pictures asked for.');
  };
  const untilAborted = (signal: AbortSignal): Promise<never> =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        asked.aborted += 1;
        reject(signal.reason as Error);
      });
    });

  class LanguageModel {
    static async availability(options?: { expectedInputs?: { type: string }[] }) {
      needsPictures(options);
      asked.availability.push(options);
      return script.availability;
    }
    static async create(options: {
      expectedInputs: { type: string }[];
      initialPrompts: { role: string; content: string }[];
      monitor: (target: EventTarget) => void;
      signal: AbortSignal;
    }) {
      needsPictures(options);
      asked.created.push(options);
      if (script.createFails) throw new DOMException('Refused.', script.createFails);
      const target = new EventTarget();
      options.monitor(target);
      for (const loaded of script.download ?? []) {
        target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }));
      }
      if (script.hangs) await untilAborted(options.signal);
      return new LanguageModel();
    }
    async prompt(messages: unknown, options: { responseConstraint: object; signal: AbortSignal }) {
      asked.prompts.push({ messages, responseConstraint: options.responseConstraint });
      options.signal.throwIfAborted();
      return script.answers[Math.min(asked.prompts.length, script.answers.length) - 1] ?? '';
    }
    destroy() {
      asked.destroyed += 1;
    }
  }
  Object.defineProperty(globalThis, 'LanguageModel', {
    configurable: true,
    writable: true,
    value: LanguageModel,
  });
  return asked;
};
