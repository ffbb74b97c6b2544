import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { BulkChangeInput } from '#shared/business-agents/sdr/lead-change.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { leadTag, MAX_TAG } from '#shared/business-agents/sdr/tags.ts';
import { t } from '#web/lib/language/translate.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import work from '../../common/work.module.css';
import { formatSelected } from './describe-bulk.ts';
import { tagsOf } from './filter-leads.ts';
import classes from './list.module.css';

interface Props {
  leads: readonly Lead[];
  /** Tags that any lead has, as suggestions. */
  tags: readonly string[];
  isRunning: boolean;
  onChange: (change: BulkChangeInput) => void;
  onClose: () => void;
}

/** Dialog that adds a tag to the selected leads, or removes one. */
export const TagLeadsDialog = ({ leads, tags, isRunning, onChange, onClose }: Props) => {
  const [added, setAdded] = useState('');
  const [removed, setRemoved] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const theirs = tagsOf(leads);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const read = leadTag.safeParse(added.replace(/^#/, ''));
    if (read.success) onChange({ kind: 'tags', add: [read.data] });
    else setFault(t(read.error.issues[0]!.message));
  };
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    if (removed !== '') onChange({ kind: 'tags', remove: [removed] });
  };
  return (
    <Dialog title={t('Edit tags')} onClose={onClose} closesBeside={false} width="30rem">
      <div className={work.form}>
        <p className="secondary">{formatSelected(leads.length)}</p>
        <form className={classes.tagForm} onSubmit={add} noValidate aria-label={t('Add tag')}>
          <TextInput
            label={t('Tag to add')}
            maxLength={MAX_TAG + 1}
            autoComplete="off"
            data-autofocus
            list="lead-tags"
            value={added}
            error={fault}
            onChange={(event) => {
              setAdded(event.currentTarget.value);
              setFault(null);
            }}
          />
          <datalist id="lead-tags">
            {tags.map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </datalist>
          <Button type="submit" loading={isRunning}>
            {t('Add tag')}
          </Button>
        </form>
        {theirs.length > 0 && (
          <form className={classes.tagForm} onSubmit={remove} aria-label={t('Remove tag')}>
            <SelectField
              label={t('Tag to remove')}
              value={removed}
              onChange={(event) => setRemoved(event.currentTarget.value)}
              data={[
                { value: '', label: t('Choose a tag') },
                ...theirs.map((tag) => ({ value: tag, label: tag })),
              ]}
            />
            <Button type="submit" variant="default" loading={isRunning} disabled={removed === ''}>
              {t('Remove tag')}
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  );
};
