import { t } from '#web/lib/language/translate.ts';
import type { Friend } from '#shared/social/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useEndRelation } from '../use-end-relation.ts';

/** Dialog that asks for confirmation before a friendship is ended. */
export const EndFriendshipDialog = ({ friend, onClose }: { friend: Friend; onClose: () => void }) => {
  const { name } = friend;
  const { mutate, isPending } = useEndRelation(() => {
    onClose();
    notify.success(t('You and {name} are no longer friends', { name }));
  });
  return (
    <ConfirmDialog
      title={t('Remove {name} as a friend?', { name })}
      says={t('You’ll no longer see each other’s meals for friends. Either of you can send a new request.')}
      yes={t('Remove friend')}
      isBusy={isPending}
      onYes={() => mutate(friend)}
      onClose={onClose}
    />
  );
};
