import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import { afterAll } from 'vitest';
import { mergeStacks } from '#infra/local/template/merge-stacks.ts';
import type { Stage } from '#infra/stages.ts';
import { synthesize } from '#infra/synthesize.ts';

interface TemplateResource {
  Type: string;
  Properties: Record<string, unknown>;
  Metadata?: Record<string, unknown>;
  DependsOn?: string | string[];
  DeletionPolicy?: string;
}

/** The parts of a synthesized template that rules read. */
export interface Template {
  Resources: Record<string, TemplateResource>;
  Outputs: Record<string, { Value: unknown }>;
  Parameters?: Record<string, unknown>;
}

/** A resource with its properties as `P`, the shape that a rule expects. */
export interface Found<P> {
  id: string;
  properties: Partial<P>;
  resource: TemplateResource;
}

/** Returns all resources of a type. */
export const resourcesOf = <P>(template: Template, type: string): Found<P>[] =>
  Object.entries(template.Resources)
    .filter(([, resource]) => resource.Type === type)
    .map(([id, resource]) => ({ id, properties: resource.Properties as Partial<P>, resource }));

/** Returns a value with its references as text, e.g. `<TableCD117FA1.Arn>/index/lsi1`. */
export const spelled = (value: unknown): string => flattenCfnReference(value);

/** Returns a list for a single value or a list, because CloudFormation uses both. */
export const listOf = <T>(value: T | T[] | undefined): T[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

const folders: string[] = [];

afterAll(() => folders.forEach((path) => rmSync(path, { recursive: true, force: true })));

/** Creates a folder that is deleted after the tests of a file. */
export const temporaryFolder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'platewise-stack-'));
  folders.push(path);
  return path;
};

/** Creates a minimal built site. */
export const builtSite = (): string => {
  const site = temporaryFolder();
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'index.html'), '<!doctype html>');
  writeFileSync(join(site, 'assets', 'app-1a2b3c.js'), 'export {};');
  return site;
};

/** Returns the merged templates of a stage's stacks, and the folder of its assets. */
export const synthesized = (
  stage: Stage['name'] | Stage,
  webDist = builtSite(),
  commit?: string,
): { template: Template; outdir: string } => {
  const outdir = temporaryFolder();
  synthesize(stage, { outdir, bundles: null, webDist, ...(commit !== undefined && { commit }) });
  return { template: mergeStacks(outdir) as Template, outdir };
};

const known = new Map<Stage['name'], Template>();

/** Returns a stage's template, cached for named stages and therefore read-only. */
export const templateOf = (stage: Stage['name'] | Stage): Template => {
  if (typeof stage !== 'string') return synthesized(stage).template;
  const template = known.get(stage) ?? synthesized(stage).template;
  known.set(stage, template);
  return template;
};
