import { useLeaveGuard } from '#web/lib/navigation/use-leave-guard.ts';

interface Settings {
  hasChanges: boolean;
  /** Saves the form. @returns whether it was saved */
  save: () => Promise<boolean>;
  discard: () => void;
}

/** State of the question about unsaved changes when the user leaves the form. */
export const useLeaveForm = ({ hasChanges, save, discard }: Settings) => {
  const { isHeld, stay, leave } = useLeaveGuard(hasChanges);
  return {
    isAsking: isHeld,
    onStay: stay,
    onSave: async () => {
      if (await save()) leave();
      else stay();
    },
    onDiscard: () => {
      discard();
      leave();
    },
  };
};
