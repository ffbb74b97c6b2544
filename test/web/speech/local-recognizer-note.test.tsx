import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setStage } from '#web/lib/config/local-stage.ts';
import { RecordingNote } from '#web/features/speech/recording/recording-note.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

afterEach(() => setStage(''));

describe('The note beside a microphone', () => {
  it.each([
    ['local', 'states what the recognizer of this machine can and cannot hear', 1],
    ['production', 'does not mention this machine on AWS', 0],
  ])('depends on the stage: %s %s', (stage, _what, count) => {
    setStage(stage);
    openScreen(<RecordingNote />);
    expect(
      screen.queryAllByText(/^Speech recognition on this machine hears US English .* doesn’t hear German/),
    ).toHaveLength(count);
  });
});
