import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speechRoutes } from '#shared/speech/routes.ts';
import { type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { ReadAloudSwitch } from '#web/features/speech/read-aloud/read-aloud-switch.tsx';
import { setReadAloud } from '#web/features/speech/read-aloud/read-aloud-choice.ts';
import { ReplySound } from '#web/features/speech/read-aloud/reply-sound.tsx';
import { speak } from '#web/features/speech/read-aloud/speak.ts';
import { stopSpeaking, useSpeech } from '#web/features/speech/dictation/playback-turn.ts';
import { useQuietAfter } from '#web/features/speech/dictation/use-quiet-after.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { type ScriptedSound, scriptSound, soundOf } from './scripted-sound.ts';
import { eventually } from '#test/support/eventually.ts';

let api: ScriptedApi;
let sound: ScriptedSound;
beforeEach(() => {
  api = scriptedApi();
  sound = scriptSound();
  api.on(speechRoutes.speak, () => soundOf('sound'));
});
afterEach(async () => {
  stopSpeaking();
  // A stopped sound releases its player.
  await new Promise((resolve) => setTimeout(resolve));
  setReadAloud(true);
  vi.restoreAllMocks();
});

const Chat = () => {
  useQuietAfter();
  return (
    <>
      <ReadAloudSwitch />
      <p>First</p>
      <ReplySound of="first" />
      <p>Second</p>
      <ReplySound of="second" />
    </>
  );
};
const stopButtons = () => screen.queryAllByRole('button', { name: 'Stop reading aloud' });

describe('The controls beside a reply', () => {
  it('the controls beside a reply show a pulsing speaker during the reply, which stops it', async () => {
    const { user } = openScreen(<Chat />);
    expect(stopButtons()).toEqual([]);
    act(() => void speak('Second', 'second'));
    const button = await screen.findByRole('button', { name: 'Stop reading aloud' });
    expect(button.previousElementSibling?.textContent).toBe('Second');
    expect(button.querySelector('svg')?.hasAttribute('data-pulsing')).toBe(true);
    await user.click(button);
    expect(stopButtons()).toEqual([]);
    expect(sound.paused).toHaveBeenCalled();
  });

  it('the controls beside a reply show Play when the browser requires a click, and play the reply', async () => {
    sound.refuses();
    const { user } = openScreen(<Chat />);
    act(() => void speak('First', 'first'));
    const play = await screen.findByRole('button', { name: 'Play' });
    sound.allows();
    await user.click(play);
    await eventually(() => expect(stopButtons()).toHaveLength(1));
    expect(await sound.played()).toEqual(['sound']);
  });

  it('the controls beside a reply stop the sound when the page is left', async () => {
    const { unmount } = openScreen(<Chat />);
    act(() => void speak('First', 'first'));
    await screen.findByRole('button', { name: 'Stop reading aloud' });
    unmount();
    expect(useSpeech.getState().status).toBe('silent');
  });
});

it("The switch 'Read replies aloud' defaults to on, and stops the current reply when turned off", async () => {
  const { user } = openScreen(<Chat />);
  const toggle = screen.getByRole('switch', { name: 'Read replies aloud' });
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  act(() => void speak('First', 'first'));
  await screen.findByRole('button', { name: 'Stop reading aloud' });
  await user.click(toggle);
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  expect(stopButtons()).toEqual([]);
  await speak('First', 'first').done;
  expect(api.sentTo(speechRoutes.speak)).toHaveLength(1);
});
