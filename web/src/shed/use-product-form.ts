import type { ProductView, RenamedProductResponse } from '@wattle/contracts/shed/views.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { failureText } from '../http/failure-text.ts'
import { goneText, isGone } from '../http/gone.ts'
import { remainingIssues } from '../http/submit/remaining-issues.ts'
import { useDraft, useSavedDraft } from '../session/drafts/use-draft.ts'
import { clearFailure, showFailure } from '../ui/feedback/failure.ts'
import { showError, showToast } from '../ui/feedback/toasts.ts'
import { useSubmit } from '../ui/use-submit.ts'
import { editAddress, shownAddress } from './addresses.ts'
import { useRenameProduct } from './writes.ts'

/** State of the form that renames a product: the name, its problem, and saving. */
export function useProductForm({ productName }: ProductView, onClose: () => void) {
  const id = editAddress(productName)
  const [name, setName] = useState(useSavedDraft<string>(id) ?? productName)
  const action = `rename product ${productName}`
  const [isNameless, setIsNameless] = useState(false)
  const navigate = useNavigate()
  const { mutateAsync } = useRenameProduct(productName)
  const say = (error: unknown) => failureText(error, 'Failed to update product')
  const { submit, isSending, failure } = useSubmit(say)
  const newName = name.trim()

  const showSaved = ({ product, message }: RenamedProductResponse) => {
    const view = () => void navigate(shownAddress(product.productName))
    showToast(message, { action: { label: 'View', run: view } })
  }
  const save = async () => {
    clearFailure(action)
    try {
      const saved = await mutateAsync(newName)
      onClose()
      showSaved(saved)
    } catch (cause) {
      if (!isGone(cause, 'product')) {
        showFailure(action, say(cause))
        throw cause
      }
      onClose()
      showError(goneText('product'))
    }
  }
  const isDirty = newName !== productName
  const sentence = `We kept your new name for ${productName}.`
  useDraft(id, isDirty ? { sentence, words: name } : null)
  return {
    name,
    isDirty,
    isSending,
    problem:
      isNameless && newName === ''
        ? 'Please give the product a name.'
        : remainingIssues(failure, { newName }).newName,
    change: setName,
    send: () => {
      setIsNameless(newName === '')
      return submit({ newName }, newName === '' ? null : save)
    },
  }
}
