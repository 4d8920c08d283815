/** What every part of the order form gets: errors and typed values by field name. */
export type FormState = { errors: Record<string, string>; typed: Record<string, string> };
