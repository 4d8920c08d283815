/** Attributes of a button that can be reached and submits nothing. They stand after its others, of which HTML allows none. */
export const blockedButton = {
  type: "button",
  formAction: undefined,
  formMethod: undefined,
  formNoValidate: undefined,
  "aria-disabled": true,
} as const;
