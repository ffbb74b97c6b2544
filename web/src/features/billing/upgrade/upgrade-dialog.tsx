import { t } from '#web/lib/language/translate.ts';
import type { FeatureName } from '#shared/plans/features.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { UpgradeCard } from './upgrade-card.tsx';

interface Props {
  feature: FeatureName;
  onClose: () => void;
}

/** Dialog that shows which plan includes a feature. */
export const UpgradeDialog = ({ feature, onClose }: Props) => (
  <Dialog title={t('Upgrade your plan')} onClose={onClose} width="58rem">
    <UpgradeCard feature={feature} />
  </Dialog>
);
