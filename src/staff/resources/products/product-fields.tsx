import type { ReactNode } from 'react'
import { BooleanInput, NumberInput, required, SelectInput, TextInput, useTranslate } from 'react-admin'
import { AuthorInput } from '../../fields/author-input.tsx'
import { InstantInput } from '../../fields/instant-input.tsx'
import { MediaInput } from '../../fields/media-input.tsx'
import { MoneyInput } from '../../fields/money-input.tsx'
import { OwnFieldInputs } from '../../fields/own-field-inputs.tsx'
import { RichTextInput } from '../../fields/rich-text-input.tsx'
import { ShippingClassInput } from '../../fields/shipping-class-input.tsx'
import { TermsInput } from '../../fields/terms-input.tsx'
import { useKinds } from '../../kinds/known.ts'
import { FoundFields } from '../entries/found/found-fields.tsx'
import { PublicationInputs } from '../entries/publication-inputs.tsx'
import { FilesInput } from './files-input.tsx'
import { MakerFields } from './maker-fields.tsx'
import { ProductsInput } from './products-input.tsx'
import { VariantFields } from './variant-fields.tsx'

const vatClasses = ['standard', 'reduced', 'zero'].map((id) => ({ id, name: `product.vat.${id}` }))

function Group({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <fieldset className="group">
      <legend>{translate(name)}</legend>
      {children}
    </fieldset>
  )
}

/** The form of a product: texts and pictures on the left, prices below them, publication on the right. */
export const ProductFields = () => (
  <div className="two-columns">
    <div className="main-column">
      <TextInput source="title" validate={required()} />
      <TextInput source="excerpt" multiline minRows={2} />
      <RichTextInput source="body" />
      <Group name="product.price">
        <div className="pairs">
          <TextInput source="offer.sku" validate={required()} />
          <SelectInput source="offer.vatClass" choices={vatClasses} validate={required()} />
          <MoneyInput source="offer.regularCents" validate={required()} helperText="product.centsHelp" />
          <MoneyInput source="offer.saleCents" />
          <InstantInput source="offer.saleFrom" />
          <InstantInput source="offer.saleTo" />
        </div>
      </Group>
      <Group name="product.stock">
        <div className="pairs">
          <NumberInput source="offer.stock" min={0} step={1} helperText="product.stockHelp" />
          <NumberInput source="offer.weightGrams" min={0} step={1} />
          <ShippingClassInput source="offer.shippingClass" helperText="shipping.productHelp" />
        </div>
        <BooleanInput source="offer.backorders" helperText={false} />
        <BooleanInput source="offer.soldIndividually" helperText={false} />
        <BooleanInput source="offer.virtual" helperText={false} />
      </Group>
      <VariantFields />
      <Group name="product.maker">
        <MakerFields />
      </Group>
      <Group name="product.files">
        <FilesInput source="offer.fileIds" />
        <div className="pairs">
          <NumberInput source="offer.downloadLimit" min={1} step={1} helperText="product.downloadsHelp" />
          <NumberInput source="offer.downloadDays" min={1} step={1} helperText="product.downloadsHelp" />
        </div>
      </Group>
      <Group name="product.beside">
        <ProductsInput source="offer.upSellIds" helperText="product.upSellHelp" />
        <ProductsInput source="offer.crossSellIds" helperText="product.crossSellHelp" />
      </Group>
      <OwnFieldInputs kind="product" />
      <FoundFields kind={useKinds().of('product')} />
    </div>
    <div className="side-column">
      <Group name="entry.publication">
        <PublicationInputs />
        <AuthorInput />
        <NumberInput source="offer.position" step={1} />
      </Group>
      <MediaInput source="pictureId" />
      <MediaInput source="pictureIds" several />
      <TermsInput source="termIds" taxonomies={useKinds().of('product').taxonomies} />
    </div>
  </div>
)
