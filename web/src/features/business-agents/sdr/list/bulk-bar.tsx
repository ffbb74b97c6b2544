import { Button } from '@mantine/core';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { leadStatuses } from '#shared/business-agents/sdr/schema.ts';
import { saveFile } from '#web/lib/api/download.ts';
import { t } from '#web/lib/language/translate.ts';
import { LazyMenu } from '#web/ui/layout/lazy-menu.tsx';
import { Chip } from '../../common/chip.tsx';
import { leadStatusLabels } from '../../common/status-labels.ts';
import { leadStatusTones } from '../../common/status-tones.ts';
import { leadsFile } from '../csv/leads-file.ts';
import { formatProgress, formatSelected } from './describe-bulk.ts';
import { TagLeadsDialog } from './tag-leads-dialog.tsx';
import type { BulkLeads } from './use-bulk-leads.ts';
import type { Selection } from './use-selection.ts';
import classes from './list.module.css';

interface Props {
  selection: Selection;
  bulk: BulkLeads;
  /** Tags that leads already have. */
  tags: readonly string[];
}

/** Actions for the selected leads. */
export const BulkBar = ({ selection: { selected, clear }, bulk, tags }: Props) => {
  const [isTagging, setTagging] = useState(false);
  if (selected.length === 0 && !bulk.isRunning) return null;
  const isBusy = bulk.isRunning;
  return (
    <section className={classes.bulk} aria-label={t('Selected leads')}>
      <p role="status" className={classes.count}>
        {bulk.progress
          ? formatProgress(bulk.progress.done, bulk.progress.all)
          : formatSelected(selected.length)}
      </p>
      <div className={classes.bulkActs}>
        <LazyMenu
          width={200}
          position="bottom-start"
          button={
            <Button variant="default" size="xs" disabled={isBusy} rightSection={<ChevronDown aria-hidden />}>
              {t('Status')}
            </Button>
          }
        >
          {(Menu) =>
            leadStatuses.map((status) => (
              <Menu.Item key={status} onClick={() => void bulk.run(selected, { kind: 'status', status })}>
                <Chip tone={leadStatusTones[status]}>{leadStatusLabels[status]}</Chip>
              </Menu.Item>
            ))
          }
        </LazyMenu>
        <Button
          variant="default"
          size="xs"
          disabled={isBusy}
          leftSection={<Tag aria-hidden />}
          onClick={() => setTagging(true)}
        >
          {t('Tags')}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<Download aria-hidden />}
          onClick={() => saveFile(leadsFile(selected))}
        >
          {t('Export')}
        </Button>
        <Button
          variant="default"
          size="xs"
          loading={isBusy}
          leftSection={<Trash2 aria-hidden />}
          onClick={() => void bulk.run(selected, { kind: 'delete' }, clear)}
        >
          {t('Delete|leads')}
        </Button>
        <Button variant="subtle" size="xs" onClick={clear}>
          {t('Clear|selection')}
        </Button>
      </div>
      {isTagging && (
        <TagLeadsDialog
          leads={selected}
          tags={tags}
          isRunning={isBusy}
          onChange={(change) => bulk.run(selected, change, () => setTagging(false))}
          onClose={() => setTagging(false)}
        />
      )}
    </section>
  );
};
