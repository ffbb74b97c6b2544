import { describe, expect, it } from 'vitest';
import {
  exportFiles,
  findExportFile,
  keyFields,
  leftOutReasons,
} from '#functions/exports/export-contents.ts';
import { tableEntities } from '#test/support/table-entities.ts';

describe('The contents of an export', () => {
  it("D29 contain every item type of the user's partition, or give a reason for leaving it out", async () => {
    const keys = (await tableEntities()).filter(({ isOfPerson }) => isOfPerson).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(30);
    for (const key of keys) expect(() => findExportFile(key)).not.toThrow();
    expect(leftOutReasons).toContain('How often you used something today.');
  });

  it("D29 contain messages to support from outside the user's partition, but no lookup items", async () => {
    const outside = (await tableEntities()).filter(({ isOfPerson }) => !isOfPerson);
    expect(outside.length).toBeGreaterThan(10);
    const files = outside.flatMap(({ key }) => findExportFile(key)?.file ?? []);
    expect(files.toSorted()).toEqual(['messages', 'newsletter', 'shared-meals']);
  });

  it('an export has one file per item type', () => {
    const names = exportFiles.map(({ file }) => file);
    expect(new Set(names).size).toBe(names.length);
  });

  it('an export fails for an item of an unregistered type instead of silently leaving it out', () => {
    for (const sk of ['diary-of-dreams#1', 'account#profile-of-dreams', 'insights-running'])
      expect(() => findExportFile({ pk: 'user#mara', sk }), sk).toThrow('not registered');
  });

  it('never contain a field that is secret or identifies another user', async () => {
    const exported = (await tableEntities()).flatMap(({ name, key, fields }) => {
      const file = findExportFile(key);
      const left = [...keyFields, ...(file?.without ?? [])] as readonly string[];
      return file ? fields.filter((field) => !left.includes(field)).map((field) => `${name}.${field}`) : [];
    });
    expect(exported.length).toBeGreaterThan(100);
    expect(exported).toContain('profile.email');
    expect(
      exported.filter((field) => /hash|secret|token$|endpoint|auth|p256dh|inbox|referrer/.test(field)),
    ).toEqual([]);
  });
});
