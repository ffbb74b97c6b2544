import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { missingFields } from '#shared/business-agents/sdr/import/map-columns.ts';
import { readDay } from '#shared/business-agents/sdr/import/read-day.ts';
import type { ReadLead } from '#shared/business-agents/sdr/import/fields.ts';
import { dateOrders } from '#shared/time/written-date.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { namedDay } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import work from '../../common/work.module.css';
import { ColumnMapping, columnName } from './column-mapping.tsx';
import { ImportNotes } from './import-notes.tsx';
import { LeadsPreview } from './leads-preview.tsx';
import { RowFaults } from './row-faults.tsx';
import type { LeadList } from './use-lead-list.ts';

interface Props {
  list: LeadList;
  onStart: (leads: readonly ReadLead[]) => void;
}

const requests = {
  name: t('Choose which column has the name.'),
  email: t('Choose which column has the email address.'),
};

/** The mapping of the columns and what it results in. Nothing is stored before the user starts the import. */
export const MappingStep = ({ list, onStart }: Props) => {
  const { table, tables, columns, read, chooseTable, setField, setOrder, clear } = list;
  const { date: today } = useToday();
  if (!table || !read) return null;
  const { leads, faults, ambiguousDay, order } = read;
  const missing = missingFields(columns);
  const count = { count: formatNumber(leads.length) };
  return (
    <>
      <p className={work.lead} role="status">
        {plural(leads.length, '{count} lead in this file', '{count} leads in this file', count)}
      </p>
      {tables.length > 1 && (
        <SelectField
          label={t('Sheet')}
          data={tables.map(({ name }, at) => ({ value: String(at), label: name }))}
          value={String(tables.indexOf(table))}
          onChange={(event) => chooseTable(Number(event.currentTarget.value))}
        />
      )}
      {missing.map((field) => (
        <p key={field} className="error" role="alert">
          {requests[field]}
        </p>
      ))}
      <ImportNotes read={read} openQuoteLine={table.openQuoteLine} />
      {ambiguousDay !== null && (
        <ChoicePicker
          label={t('Which date is {day}?', { day: ambiguousDay })}
          choices={dateOrders.map((value) => ({
            value,
            label: namedDay(readDay(ambiguousDay, value) ?? today, today),
          }))}
          value={order}
          onChange={setOrder}
        />
      )}
      {missing.length === 0 && <RowFaults faults={faults} titles={columns.map(columnName)} />}
      <LeadsPreview leads={leads} />
      <ColumnMapping table={table} columns={columns} onChange={setField} />
      <div className={work.actions}>
        <Button variant="subtle" onClick={clear}>
          {t('Choose another file')}
        </Button>
        {leads.length > 0 && (
          <Button onClick={() => onStart(leads)}>
            {plural(leads.length, 'Add {count} lead', 'Add {count} leads', count)}
          </Button>
        )}
      </div>
    </>
  );
};
