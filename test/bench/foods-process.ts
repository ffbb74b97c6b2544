import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import { readTable } from '#shared/nutrition/prebuilt/read-table.ts';

/** Loads a food table like a function and parses meals, in a fresh process: `node foods-process.ts TABLE MEALS`. */

const [table = '', meals = ''] = process.argv.slice(2);
const texts = JSON.parse(readFileSync(meals, 'utf8')) as string[];
const PASSES = 5;
/** As in `functions/platform/foods/built-in-foods.ts`. */
const CHUNK_BYTES = 2 ** 21;

/** Returns the CPU time of this process in ms, which other processes do not affect. */
const cpuOf = (run: () => unknown): number => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

const middle = (figures: number[]): number =>
  figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

const bytes = readFileSync(table);
const memory = process.memoryUsage().rss;
const began = performance.now();
const foods = readTable(brotliDecompressSync(bytes, { chunkSize: CHUNK_BYTES }));
const loadMs = performance.now() - began;
const firstCpuMs = cpuOf(() => describeMeal(texts[0] ?? '', foods));
const freshCpuMs = texts.map((text) => cpuOf(() => describeMeal(text, foods)));
const passes = Array.from({ length: PASSES }, () =>
  texts.map((text) => cpuOf(() => describeMeal(text, foods))),
);

process.stdout.write(
  JSON.stringify({
    size: bytes.length,
    loadMs,
    firstCpuMs,
    /** First parse of each meal. */
    freshCpuMs,
    /** Median of repeated parses of each meal. */
    cpuMs: texts.map((_, at) => middle(passes.map((pass) => pass[at] ?? 0))),
    memory: process.memoryUsage().rss - memory,
  }),
);
