import { useRef } from "react";
import { useFormFields } from "../../../../shared/web/form/use-form-fields";
import { usePage } from "../../../../shared/web/modal/page";
import { useMedia } from "../../../../shared/ui/hooks/use-media";
import { addressDetails, type AddressAnswer } from "../../place.view";
import { Door } from "../house/Door";
import type { PickView } from "./pick.view";
import type { SpotView } from "../house/spot.view";

/** The width from which the map and its form stand side by side, the same as in the style sheet. */
const SIDE_BY_SIDE_QUERY = "(min-width: 64em)";

export const FORM_ID = "pick";

export const doorId = (name: string) =>
  addressDetails.some((detail) => detail === name) ? `${FORM_ID}-${name}` : undefined;

type PickedDoorProps = { view: PickView; answer?: AddressAnswer; spot?: SpotView };

/**
 * The door's fields for the house under the pin, beside the map. Typed values stay while the map moves. On phones the
 * next page has these fields.
 */
export function PickedDoor({ view: { door, constraints }, answer, spot }: PickedDoorProps) {
  const isBeside = useMedia(SIDE_BY_SIDE_QUERY) ?? true;
  const isServed = spot?.kind === "served";
  const isKnown = isServed && spot.address === door?.address;
  const { errors } = usePage();
  const values = answer?.typed ?? (isKnown ? door?.values : undefined) ?? {};
  const fields = useFormFields<Record<(typeof addressDetails)[number], string>>({
    id: FORM_ID,
    constraints,
    errors,
    values,
  });
  const wasServed = useRef(false);
  if (isServed) wasServed.current = true;
  if (!isBeside || !wasServed.current) return null;
  return (
    <div hidden={!isServed} className="desktop-only">
      <Door
        key={isKnown ? door?.address : ""}
        fields={fields}
        values={values}
        private_house={Boolean(values.private_house)}
        narrow
      />
    </div>
  );
}
