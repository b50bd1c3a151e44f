import { useQuery } from '@tanstack/react-query'
import { isNotFound } from '../http/api-error.ts'
import { guideQueries } from './api.ts'

/** The plant of the guide that a form is to be filled in with. None without a slug, nor where the guide does not have it. */
export function useGuidePlant(slug: string) {
  const { data, error, isPending, isLoadingError, isFetching, refetch } = useQuery({
    ...guideQueries.plant(slug),
    enabled: slug !== '',
  })
  return {
    plant: data?.plant,
    isPending: slug !== '' && isPending,
    isError: isLoadingError && !isNotFound(error),
    isFetching,
    refetch,
  }
}
