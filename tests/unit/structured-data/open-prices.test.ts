import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listedEntries } from '#lib/catalogue/lookup.ts';
import { toCsv, toCsvCell } from '#lib/csv.ts';
import { priceListSchema, toPriceList } from '#lib/structured-data/price-list.ts';

const site = new URL('https://laboratory.example');

describe('a CSV cell', () => {
  it.each([
    ['plain', 'plain'],
    ['with, comma', '"with, comma"'],
    ['with "quotes"', '"with ""quotes"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+91 98', "'+91 98"],
    ['-', "'-"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['\t=1', '"\'\t=1"'],
    ['\n=1', '"\'\n=1"'],
    ['＝1', "'＝1"],
    ['x;=1+1', '"x;=1+1"'],
    ['hi\t=1', '"hi\t=1"'],
    ['', ''],
  ])('%j is written as %j', (value, cell) => expect(toCsvCell(value)).toBe(cell));

  it('keeps numbers as numbers, but for negative ones, which look like formulas', () => {
    expect(toCsvCell(350)).toBe('350');
    expect(toCsvCell(-350)).toBe("'-350");
  });
});

it('a CSV ends each row as RFC 4180 asks', () => {
  expect(toCsv(['a', 'b'], [['1', 2]])).toBe('a,b\r\n1,2\r\n');
});

describe('the open price list', () => {
  const list = toPriceList(site);

  it('holds every entry once, at its price', () => {
    expect(list.entries.map(({ code, price }) => [code, price])).toEqual(
      listedEntries.map(({ entry }) => [entry.code, entry.price]),
    );
    expect(list).toMatchObject({
      currency: 'INR',
      $schema: 'https://laboratory.example/pricing.schema.json',
    });
  });

  it('keeps its own schema, which refuses what is not in it', () => {
    expect(priceListSchema.parse(JSON.parse(JSON.stringify(list)))).toEqual(list);
    expect(priceListSchema.safeParse({ ...list, currency: 'USD' }).success).toBe(false);
    expect(priceListSchema.safeParse({ ...list, extra: 1 }).success).toBe(false);
  });

  it('has a schema that says what each field is', () => {
    const schema = z.toJSONSchema(priceListSchema);
    expect(schema.required).toEqual(['$schema', 'currency', 'pricesCheckedOn', 'entries']);
    expect(JSON.stringify(schema)).toContain('List price in whole rupees');
  });
});
