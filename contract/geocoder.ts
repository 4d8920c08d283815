import { z } from "zod";
import { maybe } from "./primitives";

/** The format of a maps geocoder: a collection of named points. */
export const geocoderAnswer = z.object({
  response: z.object({
    GeoObjectCollection: z.object({
      featureMember: z.array(
        z.object({
          GeoObject: z.object({
            name: z.string(),
            description: maybe(z.string()),
            metaDataProperty: maybe(
              z.object({
                GeocoderMetaData: z.object({
                  kind: maybe(z.string()),
                  precision: maybe(z.string()),
                  text: maybe(z.string()),
                }),
              }),
            ),
            Point: z.object({ pos: z.string().meta({ description: "Longitude, a space, latitude" }) }),
          }),
        }),
      ),
    }),
  }),
});

export type GeocoderAnswer = z.infer<typeof geocoderAnswer>;
