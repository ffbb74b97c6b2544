import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';

/** Button that closes a form without saving. */
export const CancelButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="default" onClick={onClick}>
    {t('Cancel')}
  </Button>
);
