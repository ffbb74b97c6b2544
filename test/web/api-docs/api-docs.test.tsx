import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '#shared/routes.ts';
import { ApiDocs } from '#web/features/api-docs/api-docs.tsx';
import { fieldsOf, typeLabels } from '#web/features/api-docs/type-labels.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';

describe('The API documentation page', () => {
  it('the API documentation page lists every operation with its fields and links to the OpenAPI document', () => {
    openScreen(<ApiDocs />);
    for (const { method, path } of allRoutes.filter(({ auth }) => auth === 'token'))
      expect(screen.getByRole('heading', { name: `${method} ${path}` })).toBeDefined();
    const create = screen.getByRole('region', { name: 'POST /api/v1/food-entries' });
    const body = within(create).getByRole('region', { name: 'Body of POST /api/v1/food-entries' });
    expect(
      within(body).getByRole('row', {
        name: 'food_name string, min length 1, max length 200, required',
      }),
    ).toBeDefined();
    expect(within(body).getByRole('row', { name: /^items\[\]\.grams number/ })).toBeDefined();
    const report = screen.getByRole('region', { name: 'POST /api/functions/health-report' });
    expect(within(report).getByText('Response: 200, application/pdf or text/csv')).toBeDefined();
    expect(screen.getByRole('link', { name: 'OpenAPI 3.1' }).getAttribute('href')).toBe('/openapi.json');
  });

  it('the API documentation page describes a type in plain words', () => {
    expect(
      typeLabels({ anyOf: [{ type: 'integer', minimum: 0, maximum: 9 }, { type: 'null' }], default: null }),
    ).toBe('integer, min 0, max 9 or null, default null');
    const list = {
      type: 'array',
      items: { type: 'object', properties: { id: { type: 'string', format: 'date' } } },
    };
    expect(fieldsOf({ properties: { all: list }, required: ['all'] })).toEqual([
      { name: 'all', isRequired: true, words: 'list of object' },
      { name: 'all[].id', isRequired: false, words: 'date' },
    ]);
  });
});
