import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useDraftToFinish } from '#web/lib/offline/drafts/draft-to-finish.ts';
import { saveDraft } from '#web/lib/offline/drafts/draft-store.ts';
import { aDevice, online } from '../offline/a-device.ts';
import { openDiary } from './open-diary.tsx';

aDevice();

describe('The photos to finish in the diary', () => {
  it('open in the scanner', async () => {
    online(true);
    await saveDraft({
      id: 'draft-1',
      owner: 'user-1',
      taken_at: '2026-11-19T18:30:00.000Z',
      updated_at: Date.parse('2026-11-19T18:30:00.000Z'),
      jpegs: [],
      keys: [],
      analysis_key: null,
      text: 'pasta with pesto',
      chosen: [],
      meal: null,
    });
    const { onScan } = openDiary();
    const list = within(await screen.findByRole('region', { name: 'Photos to finish' }));
    expect(list.getByText('pasta with pesto')).toBeDefined();
    await userEvent.click(list.getByRole('button', { name: /^Finish photo from Yesterday/ }));
    expect(onScan).toHaveBeenCalledTimes(1);
    expect(useDraftToFinish.getState().id).toBe('draft-1');
  });
});
