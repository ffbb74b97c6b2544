import { t } from '#web/lib/language/translate.ts';
import { ActionIcon, Button } from '@mantine/core';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DocumentHead } from '#shared/business-agents/executive/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { namedDay } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { Chip } from '../../common/chip.tsx';
import { documentStatusLabels, documentTypeLabels } from '../../common/status-labels.ts';
import work from '../../common/work.module.css';
import { useToday } from '#web/lib/time/use-today.ts';

interface Props {
  document: DocumentHead;
  onOpen: () => void;
  onDelete: () => void;
}

/** Row of a document in the list. */
export const DocumentRow = ({ document, onOpen, onDelete }: Props) => {
  const { date, timeZone } = useToday();
  const { title, tags, leads } = document;
  return (
    <li className={work.row}>
      <div className={work.what}>
        <h3 className={work.name}>{title}</h3>
        <p className="secondary">
          {documentTypeLabels[document.document_type]} ·{' '}
          {t('Version {version}', { version: formatNumber(document.version) })} ·{' '}
          {namedDay(localDateOf(new Date(document.updated_at), timeZone), date)}
          {leads && ` · ${leads.name}`}
        </p>
        <p className={work.chips}>
          <Chip tone={document.status === 'final' ? 'green' : 'plain'}>
            {documentStatusLabels[document.status]}
          </Chip>
          {tags.map((tag) => (
            <span key={tag}>#{tag}</span>
          ))}
        </p>
      </div>
      <div className={work.tools}>
        <Button size="xs" variant="default" aria-label={t('Open {name}', { name: title })} onClick={onOpen}>
          {t('Open')}
        </Button>
        <ActionIcon aria-label={t('Delete {name}', { name: title })} onClick={onDelete}>
          <Trash2 aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
};
