import { useTranslation } from "react-i18next";
import { Panel } from "../../../shared/ui/layout/Panel";
import { classes } from "../../../shared/ui/styles/class-names";
import own from "./zones.module.css";
import styles from "./delivery.module.css";
import type { ZoneView } from "./delivery.view";

/** The zones with their delivery terms. The swatches look like the zones on the map. */
export function Zones({ zones }: { zones: ZoneView[] }) {
  const { t } = useTranslation("delivery");
  return (
    <Panel title={t("zones.title")} titleId="zones" className={styles.card}>
      <table className={own.zones}>
        <thead>
          <tr>
            <th scope="col">{t("zones.zone")}</th>
            <th scope="col">{t("zones.fee")}</th>
            <th scope="col">{t("zones.minimum")}</th>
            <th scope="col">{t("zones.freeFrom")}</th>
            <th scope="col">{t("zones.time")}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map(({ id, name, look, fee, minimum, free_from, time }) => (
            <tr key={id}>
              <th scope="row">
                <Swatch look={look} /> {name}
              </th>
              <td className={own.fee}>{fee}</td>
              <Term label={t("zones.minimum")} value={minimum} />
              <Term label={t("zones.freeFrom")} value={free_from} />
              <Term label={t("zones.time")} value={time} />
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Phones show the label in the cell and hide empty cells. */
function Term({ label, value }: { label: string; value: string | undefined }) {
  return (
    <td data-label={label} className={value ? undefined : own.none}>
      {value ?? "–"}
    </td>
  );
}

/** The tint and the border of a zone on the map (app/fulfilment/maps/drawing/draw-map.server.ts). */
function Swatch({ look }: { look: ZoneView["look"] }) {
  return (
    <svg className={classes(own.swatch)} width="34" height="24" aria-hidden="true" focusable="false">
      <rect
        x="1.5"
        y="1.5"
        width="31"
        height="21"
        rx="6"
        fillOpacity={[0.36, 0.18, 0.07][look]}
        strokeWidth={look === 0 ? 2.5 : 2}
        strokeDasharray={[undefined, "9 5", "2 5"][look]}
      />
    </svg>
  );
}
