import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import { voiceRoutes } from '#shared/voice/routes.ts';
import { type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { SpeakButton } from '#web/features/speech/read-aloud/speak-button.tsx';
import { appendTranscript } from '#web/features/speech/dictation/append-transcript.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { clickButton } from '#test/support/screen/click-button.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { tell } from './open-voice-logger.tsx';
import { scriptMicrophone } from './scripted-microphone.ts';
import { eventually } from '#test/support/eventually.ts';

const Form = () => {
  const [text, setText] = useState('rice');
  return (
    <>
      <input aria-label="Foods" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <SpeakButton
        onWords={(words) => setText((now) => appendTranscript(now, words))}
        renderConsent={({ onGranted }) => <button onClick={onGranted}>Allow</button>}
      />
    </>
  );
};
const open = () => openScreen(<Form />);
const text = () => screen.getByLabelText<HTMLInputElement>('Foods').value;

let api: ScriptedApi;
beforeEach(() => {
  api = scriptedApi();
});

describe('A field with voice input', () => {
  it('a field with voice input appends the transcript to its text', async () => {
    const microphone = scriptMicrophone({ recogniser: true, recorder: false });
    open();
    await clickButton('Speak');
    await tell(() => microphone.recogniser.hears('and two eggs'));
    expect(text()).toBe('rice and two eggs');
    await clickButton('Stop');
    expect(microphone.recogniser.state).toBe('stopped');
  });

  it('a field with voice input uses a recording without speech recognition, after consent', async () => {
    const microphone = scriptMicrophone({ recogniser: false, recorder: true });
    api.on(profileRoutes.read, () => aProfile({ ai_consent: null }));
    api.on(voiceRoutes.transcribe, () => ({ text: 'two eggs' }));
    open();
    await clickButton('Speak');
    await clickButton('Allow');
    await clickButton('Stop');
    await eventually(() => expect(text()).toBe('rice two eggs'));
    expect(microphone.track.isOn).toBe(false);
  });

  it('shows that a recording is being transcribed, and keeps the focus', async () => {
    scriptMicrophone({ recogniser: false, recorder: true });
    api.on(profileRoutes.read, () => aProfile({ ai_consent: 'granted' }));
    let answer = (): void => undefined;
    api.on(
      voiceRoutes.transcribe,
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ text: 'two eggs' });
        }),
    );
    open();
    await clickButton('Speak');
    await clickButton('Stop');
    await screen.findByText('Transcribing…');
    const button = screen.getByRole('button', { name: 'Speak' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
    await eventually(() => expect(api.sentTo(voiceRoutes.transcribe)).toHaveLength(1));
    answer();
    await eventually(() => expect(text()).toBe('rice two eggs'));
    expect(screen.queryByText('Transcribing…')).toBeNull();
  });

  it("a field with voice input mentions the receiver of the audio: the browser's vendor, us, or neither", async () => {
    scriptMicrophone({ recogniser: true, recorder: true });
    const { unmount } = open();
    expect(screen.getByText(/may send audio to the browser’s maker/)).toBeDefined();
    unmount();
    scriptMicrophone({ recogniser: false, recorder: true });
    api.on(profileRoutes.read, () => aProfile({ ai_consent: null }));
    const { unmount: leave } = open();
    expect(screen.getByText(/transcribes your recording/)).toBeDefined();
    leave();
    api.on(profileRoutes.read, () => aProfile({ ai_consent: 'declined' }));
    open();
    expect(await screen.findByText(/You’ve turned off recording/)).toBeDefined();
    expect(screen.queryByText(/transcribes your recording/)).toBeNull();
  });

  it('hides the voice button when the browser supports neither method', () => {
    scriptMicrophone({ recogniser: false, recorder: false });
    open();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
