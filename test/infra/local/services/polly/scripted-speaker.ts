import type { Speaker } from '#infra/local/services/polly/speaker.ts';
import { untilAborted } from '../until-aborted.ts';

/** Creates a speaker that returns the test's responses and records its inputs. */
export const scriptedSpeaker = () => {
  const said: string[] = [];
  let installed = true;
  let answer: (signal: AbortSignal) => Promise<Buffer> = async () => Buffer.from('sound');
  const speaker: Speaker = {
    isInstalled: () => installed,
    speak: (text, signal) => {
      said.push(text);
      return answer(signal);
    },
  };
  return {
    speaker,
    said,
    fails: (): void => {
      answer = () => Promise.reject(new Error('The voice broke.'));
    },
    hangs: (): void => {
      answer = untilAborted;
    },
    uninstall: (): void => {
      installed = false;
    },
  };
};
