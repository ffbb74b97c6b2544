import { useEffect, useEffectEvent } from 'react';
import type { PhotoDraft } from '#web/lib/offline/drafts/photo-draft.ts';
import { readDrafts, usePhotoDrafts } from '#web/lib/offline/drafts/draft-store.ts';
import { useDraftToFinish } from '#web/lib/offline/drafts/draft-to-finish.ts';

/** Loads the photos to finish, and opens the one that was chosen elsewhere. */
export const useOpenDraft = (open: (draft: PhotoDraft) => void): void => {
  const drafts = usePhotoDrafts((store) => store.drafts);
  const { id } = useDraftToFinish();
  const openChosen = useEffectEvent(open);
  useEffect(() => {
    // A browser that blocks storage has none.
    readDrafts().catch(() => undefined);
  }, []);
  useEffect(() => {
    const draft = drafts.find((each) => each.id === id);
    if (!draft) return;
    useDraftToFinish.setState({ id: null });
    openChosen(draft);
  }, [drafts, id]);
};
