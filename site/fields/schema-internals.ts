import type { z } from 'zod';

type Check = z.core.$ZodCheck<never> & { _zod: { def: { maximum?: number; value?: number } } };

/** What a schema wraps, contains and checks. */
export interface Internals {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  options?: readonly z.ZodType[];
  check?: string;
  checks?: readonly Check[];
}

/** The parts of a schema that zod's types hide. */
export const internalsOf = ({ def }: z.ZodType): Internals => def as unknown as Internals;
