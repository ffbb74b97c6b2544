import { t } from '#web/lib/language/translate.ts';
import {
  type ColumnField,
  type ImportColumn,
  importFields,
} from '#shared/business-agents/sdr/import/fields.ts';
import { filledCell } from '#shared/business-agents/sdr/import/read-cells.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { fieldLabels } from './field-labels.ts';
import classes from './import.module.css';
import type { LeadTable } from './lead-table.ts';

const EXAMPLES = 3;
const MAX_EXAMPLE_LENGTH = 40;

const options = (['ignored', ...importFields] as const).map((value) => ({
  value,
  label: fieldLabels[value],
}));

const shorten = (text: string): string =>
  text.length > MAX_EXAMPLE_LENGTH ? `${text.slice(0, MAX_EXAMPLE_LENGTH - 1)}…` : text;

const examplesOf = ({ rows, headerAt }: LeadTable, at: number): string[] => {
  const cells = rows.slice(headerAt + 1).map((row) => filledCell(row[at] ?? ''));
  return [...new Set(cells.filter((cell) => cell !== ''))].slice(0, EXAMPLES).map(shorten);
};

/** Returns the name of a column; one without a title is numbered. */
export const columnName = ({ title }: ImportColumn, at: number): string =>
  title || t('Column {number}', { number: formatNumber(at + 1) });

interface Props {
  table: LeadTable;
  columns: readonly ImportColumn[];
  onChange: (at: number, field: ColumnField) => void;
}

/** Every column of the file with examples and the field that it goes to. */
export const ColumnMapping = ({ table, columns, onChange }: Props) => {
  const shown = columns
    .map((column, at) => ({ column, at, examples: examplesOf(table, at) }))
    .filter(({ column, examples }) => column.title !== '' || examples.length > 0);
  const ignored = shown.filter(({ column }) => column.field === 'ignored');
  return (
    <section className={classes.mapping} aria-label={t('Columns')}>
      <h3>{t('Columns')}</h3>
      <p className="secondary">
        {ignored.length === 0
          ? t('Every column is imported.')
          : t('Ignored columns: {names}', {
              names: ignored.map(({ column, at }) => columnName(column, at)).join(', '),
            })}
      </p>
      <ul className={classes.columns}>
        {shown.map(({ column, at, examples }) => (
          <li key={at} data-ignored={column.field === 'ignored' || undefined}>
            <SelectField
              label={columnName(column, at)}
              description={examples.length > 0 ? examples.join(' · ') : t('Empty')}
              data={options}
              value={column.field}
              onChange={(event) => onChange(at, event.currentTarget.value as ColumnField)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
