import { z } from 'zod';

/** Names of the drawn icons; one component turns a name into its drawing. */
export const iconSchema = z.enum([
  'calendar',
  'chat',
  'clock',
  'cuvette',
  'drop',
  'heart',
  'home',
  'microscope',
  'paw',
  'petri-dish',
  'report',
  'shield',
  'slide',
  'swab',
  'tissue',
  'tube',
  'ultrasound',
  'van',
  'x-ray',
]);

/** Colour tokens (`--color-<tone>`) that a fact may carry; the style sheet holds their values. */
export const toneSchema = z.enum(['haematoxylin', 'eosin-deep', 'marigold', 'vermilion', 'leaf']);

/** The same tones thinned over the sheet, for grounds behind ink. */
export const lightToneSchema = z.templateLiteral([toneSchema, '-light']);

/** Path of a drawn picture without size and format: components add `-480.avif`, `-960.webp`, `-square.avif` and so on. */
export const pictureSchema = z
  .string()
  .regex(/^\/art\/[a-z0-9-]+\/[a-z0-9-]+$/, 'must look like /art/departments/hematology');

/** Path of a portrait: drawn as one SVG, or a square photograph of at most 240 px. */
export const portraitSchema = z
  .string()
  .regex(/^\/art\/people\/[a-z0-9-]+\.(svg|avif|webp|jpg)$/, 'must look like /art/people/staff-1.svg');

/** A lower-case name that is stable in addresses and links. */
export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a lower-case slug');

/** Words for people: never empty, never with stray spaces at the ends. */
export const wordsSchema = z
  .string()
  .min(1, 'must not be empty')
  .refine((text) => text === text.trim(), 'must not begin or end with a space');
