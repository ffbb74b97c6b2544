import { t } from '#web/lib/language/translate.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PhotoDraft } from '#web/lib/offline/drafts/photo-draft.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { getAnalysisKey } from '../analyze-photos.ts';
import type { MealPhotos } from '../photos/meal-photos.ts';
import type { ScannedMeal } from '../result/scanned-meal.ts';
import type { PlateSuggestion } from '../suggestions/plate-suggestion.ts';

const loadStore = () => import('#web/lib/offline/drafts/draft-store.ts');

/** Pause in typing after which the draft is stored. */
const PAUSE_MS = 400;

interface Content {
  photos: MealPhotos;
  text: string;
  chosen: readonly PlateSuggestion[];
  meal: ScannedMeal | null;
}

/** Identity of the stored draft. */
type Identity = Pick<PhotoDraft, 'id' | 'taken_at'>;

const draftOf = (identity: Identity, owner: string, content: Content): PhotoDraft => {
  const { photos, text, chosen, meal } = content;
  const keys = photos.map(({ key }) => key);
  const stored = keys.filter((key) => key !== null);
  return {
    ...identity,
    owner,
    updated_at: Date.now(),
    jpegs: photos.map(({ jpeg }) => jpeg),
    keys,
    analysis_key: stored.length === keys.length ? getAnalysisKey(stored, text) : null,
    text,
    chosen,
    meal,
  };
};

/**
 * Keeps a photo and its unfinished meal on this device while the user works on it, so that a reload or an empty battery
 * loses nothing. A browser that blocks storage keeps them in memory only.
 */
export const useScanDraft = (content: Content) => {
  const identity = useRef<Identity | null>(null);
  const latest = useRef<PhotoDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasWarned = useRef(false);
  /** IDs of drafts that were logged or discarded, possibly while they were being stored. */
  const ended = useRef(new Set<string>());
  const { photos, text, chosen, meal } = content;

  const save = async (draft: PhotoDraft): Promise<void> => {
    // Another user may have signed in during the pause.
    if (useSession.getState().user?.sub !== draft.owner) return;
    const isSaved = await (await loadStore()).saveDraft(draft).catch(() => true);
    if (ended.current.has(draft.id)) {
      await remove(draft.id);
      return;
    }
    if (isSaved || hasWarned.current) return;
    hasWarned.current = true;
    notify.info(
      t('Photo not kept for later'),
      t('This device’s storage is full. Finish the meal now, or free up space.'),
    );
  };

  const saveNow = useEffectEvent((): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (latest.current) void save(latest.current);
  });

  useEffect(() => {
    const owner = useSession.getState().user?.sub;
    if (photos.length === 0 || owner === undefined) return;
    const isNew = identity.current === null;
    identity.current ??= { id: crypto.randomUUID(), taken_at: new Date().toISOString() };
    const draft = draftOf(identity.current, owner, { photos, text, chosen, meal });
    latest.current = draft;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isNew) saveNow();
    else timer.current = setTimeout(saveNow, PAUSE_MS);
  }, [photos, text, chosen, meal]);

  // A page that is hidden or left stores what was typed last.
  useEffect(
    () => () => {
      if (timer.current !== undefined) saveNow();
    },
    [],
  );

  /** Ends the draft. @returns its last state; null if there was none */
  const end = (): PhotoDraft | null => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const draft = latest.current;
    identity.current = null;
    latest.current = null;
    hasWarned.current = false;
    return draft;
  };

  return {
    /** Returns the ID of the open draft; null if none is open. */
    openId: (): string | null => identity.current?.id ?? null,

    /** Continues a stored draft. */
    resume: ({ id, taken_at }: Identity): void => {
      end();
      identity.current = { id, taken_at };
    },

    /** Deletes the draft after its meal was logged or queued. */
    remove: (): void => {
      const draft = end();
      if (!draft) return;
      ended.current.add(draft.id);
      void remove(draft.id);
    },

    /** Closes the scanner and keeps the draft in the list. */
    keep: (): void => {
      const draft = end();
      if (!draft) return;
      void saveAgain(draft);
      notify.success(t('Saved for later'), t('Find it under Photos to finish.'));
    },

    /** Deletes the draft, and offers to undo. */
    discard: (): void => {
      const draft = end();
      if (!draft) return;
      ended.current.add(draft.id);
      void discardDraft(draft);
    },
  };
};

const remove = async (id: string): Promise<void> => {
  await (await loadStore()).removeDraft(id).catch(() => undefined);
};

const saveAgain = async (draft: PhotoDraft): Promise<void> => {
  await (await loadStore()).saveDraft(draft).catch(() => undefined);
};

/** Deletes a draft and offers to undo. Without storage there is nothing to restore, so nothing is offered. */
export const discardDraft = async (draft: PhotoDraft): Promise<void> => {
  const store = await loadStore();
  const isRemoved = await store.removeDraft(draft.id).then(
    () => true,
    () => false,
  );
  if (!isRemoved) return;
  notify.success(t('Photo discarded'), undefined, {
    about: draft.id,
    undo: () => void saveAgain(draft),
  });
};
